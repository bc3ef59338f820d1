/* Python and the reference engine, fetched from beside this file; questions come and answers go as JSON text. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const beside = (name) => new URL(name, import.meta.url).href;

const begin = async () => {
  const [python, packed] = await Promise.all([
    loadPyodide({ indexURL: beside("pyodide/") }),
    fetch(beside("gouji.zip")).then((found) => {
      if (!found.ok) throw new Error(`gouji.zip: ${found.status}`);
      return found.arrayBuffer();
    }),
  ]);
  python.unpackArchive(packed, "zip", { extractDir: "/gouji" });
  python.runPython("import sys; sys.path.insert(0, '/gouji')");
  return python.pyimport("gouji_rulings.desk").answer;
};

let desk = null;

onmessage = async ({ data: { number, question } }) => {
  try {
    desk ??= begin();
    const answer = await desk;
    postMessage({ number, answer: question === null ? null : answer(question) });
  } catch (problem) {
    desk = null;
    postMessage({ number, problem: String(problem.message ?? problem) });
  }
};

/* The reference engine in a process of its own: started when first asked, so that the page stays quick. */

let worker = null;
let number = 0;
const waiting = new Map();

const start = () => {
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    const { resolve, reject } = waiting.get(data.number) ?? {};
    waiting.delete(data.number);
    if (data.problem) reject?.(new Error(data.problem));
    else resolve?.(data.answer);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message ?? "worker"));
    waiting.clear();
    worker = null;
  };
};

const send = (question) =>
  new Promise((resolve, reject) => {
    if (!worker) start();
    number += 1;
    waiting.set(number, { resolve, reject });
    worker.postMessage({ number, question });
  });

/* Fetch and start it, if that has not been done: the first ruling then comes at once. */
export const wake = () => send(null);

/* What the desk answers to a question (gouji_rulings.desk). */
export const ask = async (question) => JSON.parse(await send(JSON.stringify(question)));

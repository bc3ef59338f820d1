/* Rows of the suite that are no position: fetched by name from beside this file, and asked as they stand. */

const fileOf = (row) => `rows/${row.split("/")[0].split(".")[0]}.json`;

/* The row called *name*; nothing where the book has none of that name. */
export const rowNamed = async (name) => {
  const found = await fetch(new URL(fileOf(name), import.meta.url));
  return found.ok ? (await found.json())[name] ?? null : null;
};

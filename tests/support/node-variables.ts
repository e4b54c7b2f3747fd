/** What a process of the site needs of ours: to find programs, and code that was compiled before (scripts/setup/checks.mjs). */
export const NODE_VARIABLES = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

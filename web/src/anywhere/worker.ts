/** The server in a page: Python in a worker, asked as a server is asked. */
export {};

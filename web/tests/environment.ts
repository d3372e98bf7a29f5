/** Node, with modules transformed as for a browser: runes are reactive there. */
export default { name: 'stores', viteEnvironment: 'client', setup: () => ({ teardown: () => undefined }) };

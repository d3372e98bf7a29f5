import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const HEX = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])/i';
const NO_HEX = 'A colour comes from palette.ts or, in styles, from tokens.css or world.css.';

export default ts.config(
  { ignores: ['src/gen/', 'public/', '.svelte-check/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Drawings are our own SVG text; what a person wrote goes through safe().
      'svelte/no-at-html-tags': 'off',
      // A Map or Set that lives for one computation need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check knows which comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['**/palette.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=${HEX}]`, `TemplateElement[value.raw=${HEX}]`, `SvelteLiteral[value=${HEX}]`].map(
          (selector) => ({ selector, message: NO_HEX }),
        ),
      ],
    },
  },
  {
    files: ['*.js', '*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
);

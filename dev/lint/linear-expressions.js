import regexp from 'eslint-plugin-regexp'

/**
 * Refuses regular expressions that could take more than twice as long for twice the text.
 *
 * @satisfies {import('eslint').Linter.Config}
 */
export const linearExpressions = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    // Two alternatives for one word double the time with every repetition of it.
    'regexp/no-dupe-disjunctions': [
      'error',
      { report: 'trivial', reportExponentialBacktracking: 'potential' },
    ],
  },
}

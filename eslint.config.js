import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import { includeIgnoreFile } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importCircles, mutualFolders } from './dev/lint/import-directions.js'
import { linearExpressions } from './dev/lint/linear-expressions.js'
import { noBareText } from './dev/lint/no-bare-text.js'
import { supportedApis } from './dev/lint/supported-apis.js'

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}/${entry.name}`] : [],
  )

const contracts = 'supabase/functions/_shared/contracts'
const belowFeatures = ['src/components', 'src/brand', 'src/content', 'src/lib', contracts]
const belowAssistant = [
  contracts,
  'supabase/functions/_shared/contacts',
  'supabase/functions/_shared/crypto.ts',
]
/** How prices and terms are data, and written: the assistant's catalogue has them as the content does. */
const figures = [
  ...['currencies', 'currency', 'facts/fact', 'price-text'],
  ...['primitives', 'term', 'term-en'],
].map((file) => `src/content/${file}.ts`)

/** The assistant's folders: each may import those before it; only training and evaluation, the site's content. */
const assistantRooms = ['language', 'knowledge', 'search', 'form', 'answers', 'model'].map(
  (room) => `assistant/${room}`,
)

/** The import rules (docs/architecture.md): what each folder may import besides itself. */
const mayImport = Object.entries({
  'src/app': ['src', contracts],
  'src/pages': ['src/features', 'src/sections', ...belowFeatures],
  'src/sections': belowFeatures,
  // Features never import each other: pass it in from src/app or src/pages.
  ...Object.fromEntries(foldersIn('src/features').map((feature) => [feature, belowFeatures])),
  'src/components': ['src/brand', 'src/content', 'src/lib', contracts],
  'src/brand': ['src/content', 'src/lib'],
  'src/content': [contracts],
  'src/lib': ['src/content', contracts],
  ...Object.fromEntries(
    assistantRooms.map((room, index) => [
      room,
      [...assistantRooms.slice(0, index), ...figures, ...belowAssistant],
    ]),
  ),
  'assistant/training': ['assistant', 'src', ...belowAssistant],
  // The assistant has one door.
  'supabase/functions': ['src/content', 'assistant/answer.ts'],
  'supabase/functions/_shared': ['src/content', 'assistant/answer.ts'],
  // In tests, which compare them.
  [contracts]: ['src/content'],
})

/** What browsers refuse, by a setting or in private windows, or lack on plain http and in hardened builds. */
const mayThrow = [
  'BroadcastChannel',
  'FontFace',
  'IntersectionObserver',
  'Notification',
  'ResizeObserver',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'sessionStorage',
]
const wrapped = 'It may be missing or throw: use lib/browser or lib/storage.'

const unguarded = foldersIn('src').filter((folder) =>
  mayImport.every(([guarded]) => !`${guarded}/`.startsWith(`${folder}/`)),
)
if (unguarded.length > 0) throw new Error(`${unguarded} has no import rule: add it here`)

const zones = [
  ...mayImport.map(([folder, others]) => ({
    target: `./${folder}`,
    from: '.',
    except: [folder, ...others, 'node_modules', 'tests'].map((path) => `./${path}`),
    message: `${folder} may import ${others.join(', ')} only.`,
  })),
  // Unit tests may use the fakes of tests/support.
  { target: './src/**/!(*.test).{ts,tsx}', from: './tests' },
  { target: './supabase', from: './tests' },
  ...['src', 'assistant', 'supabase/functions', 'dev', 'build'].flatMap(mutualFolders),
  ...importCircles(['src', 'assistant', 'supabase/functions', 'dev', 'build', 'tests']),
]

export default tseslint.config(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  // The overlay is checked where it is laid.
  { ignores: ['**/database.types.ts', 'tests/agency/overlay'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/lib/{uuid,storage,drafts}.ts',
      'src/lib/browser/**',
      'src/components/ui/form.tsx',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: mayThrow.map((name) => ({ name, message: wrapped })), checkGlobalObject: true },
      ],
      'no-restricted-properties': [
        'error',
        ...['clipboard', 'share', 'vibrate', 'serviceWorker', 'locks'].map((property) => ({
          object: 'navigator',
          property,
          message: wrapped,
        })),
        ...['pushState', 'replaceState'].map((property) => ({
          object: 'history',
          property,
          message: wrapped,
        })),
        // The rules above know them by their plain names.
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['navigator', 'history'].map((property) => ({
            object,
            property,
            message: `Write ${property} without ${object}: it is looked for by its name.`,
          })),
        ),
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'It is missing on plain http: use makeUuid of lib/uuid.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/(body|html):has/]',
          message: 'Every added node would restyle the whole page: mark the root element.',
        },
        {
          selector: 'JSXOpeningElement[name.name=form]',
          message: 'It would fail without a word: use Form of components/ui/form.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { kerege: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'kerege/no-bare-text': 'error' },
  },
  {
    files: ['{src,supabase/functions/_shared/contracts}/**/*.{ts,tsx}'],
    // lib/browser tries what may be missing.
    ignores: ['src/lib/browser/**', '**/*.test.{ts,tsx}'],
    plugins: { browsers: { rules: { 'supported-apis': supportedApis } } },
    rules: { 'browsers/supported-apis': 'error' },
  },
  {
    // Strangers write most of what is matched: twice the text may take twice as long.
    files: ['{src,assistant,supabase}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'assistant/{evaluation,training}/**'],
    ...linearExpressions,
  },
  {
    // Command-line tools talk to the terminal, and plain JavaScript is checked by tsc (checkJs).
    files: ['assistant/{training,evaluation}/**', 'build/**', 'dev/**', 'tests/**', '*.js', '*.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs}'], rules: { 'no-undef': 'off' } },
)

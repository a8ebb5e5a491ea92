import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import { includeIgnoreFile } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { mutualFolders } from './dev/lint/mutual-folders.js'
import { noBareText } from './dev/lint/no-bare-text.js'

/* The import rules (docs/architecture.md). For every folder of src: the folders it may import from, besides itself. A
   missing folder fails the lint, so that no new one is unguarded. */
/** @type {Record<string, string[]>} */
const allowedImports = {
  app: ['pages', 'features', 'sections', 'components', 'content', 'lib'],
  pages: ['features', 'sections', 'components', 'content', 'lib'],
  sections: ['components', 'content', 'lib'],
  features: ['components', 'content', 'lib'],
  components: ['content', 'lib'],
  content: [],
  lib: ['content'],
}

/** @param {string} path */
const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

const layerZones = foldersOf('src').flatMap((layer) => {
  const allowed = allowedImports[layer]
  if (!allowed) throw new Error(`src/${layer} has no import rule: add it to eslint.config.js`)
  const forbidden = Object.keys(allowedImports).filter(
    (other) => other !== layer && !allowed.includes(other),
  )
  if (forbidden.length === 0) return []
  return {
    target: `./src/${layer}`,
    from: forbidden.map((other) => `./src/${other}`),
    message: `src/${layer} may import ${[...allowed, 'contracts'].join(', ')} only.`,
  }
})

const featureZones = foldersOf('src/features').map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'Features never import each other: pass it in from src/app or src/pages.',
}))

const houses = ['src', 'assistant', 'supabase/functions', 'dev', 'build']

const mutualZones = houses.flatMap(mutualFolders).map((zone) => ({
  ...zone,
  message: 'Folders import in one direction: the other one imports this one already.',
}))

/** The assistant's folders: each may import those before it; only training and evaluation, the site's content. */
const assistantRooms = ['language', 'knowledge', 'search', 'form', 'answers', 'model']

const assistantZones = [
  ...assistantRooms.flatMap((room, index) => [
    { target: `./assistant/${room}`, from: './src' },
    {
      target: `./assistant/${room}`,
      from: './assistant',
      except: assistantRooms.slice(0, index + 1).map((earlier) => `./${earlier}`),
      message: `assistant/${room} may import ${assistantRooms.slice(0, index).join(', ')} only.`,
    },
  ]),
  {
    target: './assistant/!(evaluation)/**',
    from: './supabase',
    except: ['./functions/_shared/contracts', './functions/_shared/crypto.ts'],
  },
  {
    target: './supabase',
    from: './assistant',
    except: ['./answer.ts'],
    message: 'The assistant has one door: assistant/answer.ts.',
  },
  { target: './src', from: './assistant' },
]

const supabaseZones = [
  {
    target: './src',
    from: './supabase',
    except: ['./functions/_shared/contracts'],
    message: 'src sees of supabase only the contracts (@contracts/*).',
  },
  { target: './supabase', from: ['./build', './dev', './tests'] },
  { target: './supabase', from: './src', except: ['./content'] },
  { target: './src', from: ['./build', './dev'] },
  // Unit tests may use the fakes of tests/support.
  { target: './src/**/!(*.test).{ts,tsx}', from: './tests' },
  {
    target: './supabase/functions/_shared',
    from: './supabase/functions',
    except: ['./_shared'],
    message: 'What is shared does not know the functions.',
  },
  {
    target: './supabase/functions/_shared/contracts',
    from: './supabase/functions',
    except: ['./_shared/contracts'],
  },
]

export default tseslint.config(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { ignores: ['**/database.types.ts'] },
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
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layerZones,
            ...featureZones,
            ...mutualZones,
            ...assistantZones,
            ...supabaseZones,
          ],
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/uuid.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
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
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { kerege: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'kerege/no-bare-text': 'error' },
  },
  {
    // Command-line tools talk to the terminal, and plain JavaScript is checked by tsc (checkJs).
    files: ['assistant/{training,evaluation}/**', 'build/**', 'dev/**', 'tests/**', '*.js', '*.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs}'], rules: { 'no-undef': 'off' } },
)

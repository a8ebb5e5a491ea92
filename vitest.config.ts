import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import viteConfig from './vite.config.ts'

const unit = {
  // A worker for many files saves two thirds of the time; each file cleans up after itself.
  isolate: false,
  // The static checks beside them end half-way.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // With more room for young objects, V8 copies those of a whole code base less often.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/support/unit-setup.ts'],
  // Some take four seconds on an idle core.
  testTimeout: 40_000,
  hookTimeout: 40_000,
}

/**
 * Backends and databases are separate processes, so that even two cores can run two files at once. A worker runs file
 * after file and keeps what is expensive to load and to start.
 */
const sideBySide = {
  isolate: false,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({ extends: true, test: { name, ...test } })

export default mergeConfig(
  viteConfig,
  defineConfig({
    // A copy of the project links its packages (tests/agency).
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
    test: {
      restoreMocks: true,
      // Lite prints every statement that the database refuses.
      silent: 'passed-only',
      projects: [
        project('unit', {
          ...unit,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
        }),
        project('unit-node', {
          ...unit,
          setupFiles: [...unit.setupFiles, 'tests/support/assistant-hours.ts'],
          include: ['{assistant,supabase,build,dev,tests/growth}/**/*.test.ts'],
          globalSetup: ['tests/support/build-catalogue.ts'],
        }),
        project('pages', {
          ...sideBySide,
          environment: 'jsdom',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/pages/build.ts'],
          sequence: { groupOrder: 1 },
        }),
        project('integration', {
          ...sideBySide,
          sequence: { groupOrder: 2 },
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/build-catalogue.ts', 'tests/support/prepare-backends.ts'],
        }),
        project('hosted', {
          ...sideBySide,
          sequence: { groupOrder: 2 },
          include: ['tests/hosted/**/*.test.ts'],
          globalSetup: ['tests/hosted/support/prepare.ts'],
          // A whole deployment, of 14 functions, takes a minute on a busy machine.
          testTimeout: 180_000,
        }),
        // Of `npm run test:all` alone: they install servers and browsers, and build the site twice more.
        project('hosts', {
          ...sideBySide,
          include: ['tests/{servers,browsers}/**/*.test.ts'],
          globalSetup: [
            'tests/support/build-catalogue.ts',
            'tests/pages/build.ts',
            'tests/support/prepare-backends.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        }),
        // Of `npm run test:all` alone, and last: it runs most of the others in a copy.
        project('agency', {
          include: ['tests/agency/**/*.test.ts'],
          globalSetup: ['tests/support/build-catalogue.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        }),
        project('db', {
          ...sideBySide,
          sequence: { groupOrder: 1 },
          include: ['tests/db/**/*.test.ts'],
          globalSetup: ['tests/db/support/global-setup.ts'],
        }),
      ],
    },
  }),
)

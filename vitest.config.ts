import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      restoreMocks: true,
      // Lite prints every statement that the database refuses; tests of refusals would drown in them.
      silent: 'passed-only',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            // One worker for many files saves two thirds of the time; each file cleans up after itself.
            isolate: false,
            include: [
              'src/**/*.test.{ts,tsx}',
              'supabase/**/*.test.ts',
              'dev/**/*.test.ts',
              'tests/eval/**/*.test.ts',
            ],
            setupFiles: ['tests/support/unit-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'integration',
            environment: 'node',
            include: ['tests/integration/**/*.test.ts'],
            testTimeout: 30_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'db',
            environment: 'node',
            include: ['tests/db/**/*.test.ts'],
            globalSetup: ['tests/db/support/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
)

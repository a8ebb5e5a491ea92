import type { Reporter, Suite } from 'playwright/types/testReporter'
import { sendCounts } from './runners.ts'

export default class CountReporter implements Reporter {
  #all: Suite | undefined

  onBegin(_config: unknown, all: Suite) {
    this.#all = all
  }

  onEnd() {
    const tests = this.#all?.allTests() ?? []
    const repeated = tests.filter((test) => test.outcome() === 'flaky')
    return sendCounts({
      passed: tests.filter((test) => test.outcome() === 'expected').length + repeated.length,
      failed: tests.filter((test) => test.outcome() === 'unexpected').length,
      repeated: repeated.map(
        ({ title, location }) => `${title} (${location.file}:${location.line})`,
      ),
    })
  }

  printsToStdio() {
    return false
  }
}

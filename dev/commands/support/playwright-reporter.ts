import type { Reporter, Suite } from 'playwright/types/testReporter'
import { sendCounts } from './runners.ts'

export default class CountReporter implements Reporter {
  #all: Suite | undefined

  onBegin(_config: unknown, all: Suite) {
    this.#all = all
  }

  onEnd() {
    const outcomes = this.#all?.allTests().map((test) => test.outcome()) ?? []
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    return sendCounts({ passed: count('expected') + count('flaky'), failed: count('unexpected') })
  }

  printsToStdio() {
    return false
  }
}

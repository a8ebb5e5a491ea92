import type { Reporter } from 'vitest/node'
import { sendCounts } from './runners.ts'

export default class CountReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (files) => {
    const states = files.flatMap((file) =>
      [...file.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string) => states.filter((one) => one === state).length
    return sendCounts({ passed: count('passed'), failed: count('failed') })
  }
}

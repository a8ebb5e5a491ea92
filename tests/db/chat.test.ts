import { chatMessagesSuite } from './rules/chat-messages.suite.ts'
import { chatPeopleSuite } from './rules/chat-people.suite.ts'
import { chatRequestsSuite } from './rules/chat-requests.suite.ts'
import { chatRetentionSuite } from './rules/chat-retention.suite.ts'
import { chatSecretSuite } from './rules/chat-secret.suite.ts'
import { llmBudgetSuite } from './rules/llm-budget.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  'chat messages': chatMessagesSuite,
  'chat requests': chatRequestsSuite,
  'chat people': chatPeopleSuite,
  'chat retention': chatRetentionSuite,
  'chat secret': chatSecretSuite,
  'language model’s budget': llmBudgetSuite,
})

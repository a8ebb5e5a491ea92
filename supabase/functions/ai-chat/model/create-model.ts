import type { AiSettings } from '../ai-env.ts'
import type { Model } from './answer-by-model.ts'
import type { CatalogueSource } from './catalogue-tools.ts'
import { createCleanReply } from './clean-reply.ts'
import { createGroundingCheck } from './grounding.ts'
import { createModelClient } from './model-client.ts'
import { createTools } from './tools.ts'

/** Puts a model together with what it may know and what it may say. */
export const createModel = (
  settings: AiSettings,
  source: CatalogueSource,
  siteUrl: string,
): Model => ({
  settings,
  client: createModelClient(settings),
  catalogue: source.catalogue,
  runTool: createTools(source),
  ungrounded: createGroundingCheck(source.catalogue),
  clean: createCleanReply(source.catalogue, siteUrl),
})

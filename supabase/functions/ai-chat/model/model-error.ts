/** Why a model's answer may not be given. Its message is for the log: no word of the visitor's is in it. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}

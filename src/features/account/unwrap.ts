/**
 * What the database answered.
 * @throws its refusal
 */
export function unwrap<T>({ data, error }: { data: T; error: { message: string } | null }): T {
  if (error) throw new Error(error.message, { cause: error })
  return data
}

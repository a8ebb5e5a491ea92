/** The most tags of an email, and the longest, in characters: `emails.tags` takes no more. */
export const tagLimits = { count: 10, length: 30 }

/**
 * Adds a typed tag to others. Commas divide tags; one that is there in other letters is not added again.
 * @returns the same list where nothing was added
 */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = typed
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, tagLimits.length))
    .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()))
  return added.length === 0 ? tags : [...new Set([...tags, ...added])].slice(0, tagLimits.count)
}

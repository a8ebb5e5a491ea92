/**
 * Reports the first size of elements and each change; only the first in a browser without observers.
 * @returns a function that ends it
 */
export function observeSize(elements: Iterable<Element>, report: () => void): () => void {
  try {
    const observer = new ResizeObserver(report)
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  } catch {
    report()
    return () => undefined
  }
}

/**
 * Reports each element that comes into view or leaves it; nothing in a browser without observers.
 * @returns a function that ends it
 */
export function observeView(
  elements: Iterable<Element>,
  report: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  try {
    const observer = new IntersectionObserver((entries) => entries.forEach(report), options)
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  } catch {
    return () => undefined
  }
}

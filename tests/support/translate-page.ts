/**
 * Changes the page like a browser's translator: each text node is replaced by an element with the translation, here
 * the same words. React does not notice.
 *
 * @returns a function that stops it
 */
export function translatePage(): () => void {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const parent = text.parentElement
      if (!parent || parent.closest('font, script, style, textarea, option')) continue
      if (!text.nodeValue?.trim()) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.nodeValue)
      text.parentNode?.replaceChild(font, text)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      translate(target)
      addedNodes.forEach(translate)
    }
  })
  translate(document.body)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

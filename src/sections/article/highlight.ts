export interface CodeToken {
  kind: 'plain' | 'comment' | 'string' | 'keyword' | 'number'
  text: string
}

const keywords =
  'as|async|await|begin|break|case|class|commit|const|continue|create|def|default|delete|do|elif|else|except|export|extends|false|finally|for|from|function|if|import|in|insert|interface|into|is|let|new|None|not|null|of|on|or|and|raise|return|select|set|table|throw|true|True|False|try|type|undefined|update|values|where|while|with|yield'

const token = new RegExp(
  [
    /(?<comment>\/\*[\s\S]*?\*\/|(?:\/\/|--|#)(?= ).*)/,
    /(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/,
    new RegExp(String.raw`(?<keyword>\b(?:${keywords})\b)`),
    /(?<number>\b\d[\d_.]*\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Tokens of a code sample, good enough for the blog's. A line comment needs a space after its marker. */
export function highlight(code: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const match of code.matchAll(token)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    end = match.index + match[0].length
    const { comment, string, keyword } = match.groups ?? {}
    const kind = comment ? 'comment' : string ? 'string' : keyword ? 'keyword' : 'number'
    tokens.push({ kind, text: match[0] })
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}

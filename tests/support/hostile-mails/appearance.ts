import type { HostileMail } from './hostile-mail.ts'

const fill = (part: string, times: number) => part.repeat(times)

/** Mails that imitate something else, or overload the reader. */
export const appearanceMails: readonly HostileMail[] = [
  {
    name: 'an overlay',
    html: () =>
      `<div style="position:fixed;top:-100vh;left:-100vw;width:300vw;height:300vh;z-index:2147483647;background:red">Сессия истекла</div><style>html,body{position:fixed!important;inset:-1000px!important;margin:-1000px!important}</style>`,
  },
  {
    name: 'the top layer',
    html: () =>
      `<dialog open style="position:fixed;inset:0;width:100vw;height:100vh">a</dialog><div popover="manual" id="p" style="position:fixed">b</div><button popovertarget="p">c</button><style>:root{view-transition-name:x}@position-try --a{inset:0}</style>`,
  },
  {
    name: 'heights without an end',
    html: () =>
      `<div style="height:100vh">a</div><div style="min-height:100dvh;width:100000px">b</div><div style="height:9999999px">c</div><p style="position:absolute;top:99999999px">d</p><style>html{height:200vh;overflow:hidden;writing-mode:vertical-rl}</style>`,
  },
  {
    name: '10,000 nested elements',
    html: () => `${fill('<div>', 10_000)}Дно${fill('</div>', 10_000)}`,
  },
  {
    name: '3,000 nested tables',
    html: () => `${fill('<table><tr><td>', 3000)}Дно${fill('</td></tr></table>', 3000)}`,
  },
  {
    name: 'a huge table',
    html: () => `<table>${fill(`<tr>${fill('<td>1</td>', 20)}</tr>`, 900)}</table>`,
  },
  {
    name: 'words without an end',
    html: () => `<p>${fill('а', 60_000)}</p><p>${fill('x\u0301\u0302\u0303\u0304', 5000)}</p>`,
  },
  {
    name: 'reversed text',
    html: () =>
      `<p>invoice\u202efdp.exe</p><bdo dir="rtl">задом наперёд</bdo><p dir="rtl">\u2067a\u2066b</p><p style="direction:rtl;unicode-bidi:bidi-override">bank.kg</p><a href="https://evil.example/">bank\u200b.kg</a>`,
  },
  {
    name: 'broken encodings',
    html: () =>
      `<meta charset="windows-1251"><p>Ïðèâåò, ìèð! ÐŸÑ€Ð¸Ð²ÐµÑ‚ \ufffd\ufffd \u0080\u009f &#0; &#xD800; &#x110000; &notanentity; &#1234567890;</p>`,
  },
  {
    name: 'text written by a style',
    html: () =>
      `<style>@layer a{a::before{content:"www.bank.kg"!important}}a::before,p::after{c\\6fntent:"НАПИСАНО СТИЛЕМ"!important;font-size:40px}li::marker{content:"НАПИСАНО СТИЛЕМ"!important}</style><p class="written">a</p><ul><li>b</li></ul><a href="https://evil.example/">c</a>`,
  },
  { name: 'nothing at all', html: () => '<!-- --><div></div><style></style>' },
]

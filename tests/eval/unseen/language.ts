import { company, cost, lasts, to, type Single } from '../question.ts'

const anyPrice = /\d ₽/
const shopPrice = [cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')]
const shopTerm = [lasts('web-development/internet-magazin'), lasts('custom-saas/internet-magazin')]

/** Kyrgyz, in which the answer may be in Russian. */
export const kyrgyz: Single[] = [
  {
    ask: 'сайт канча турат?',
    says: [cost('web-development/lending')],
    asksBack: [/лендинг|магазин|визитк/i],
  },
  {
    ask: 'дүкөнгө сайт керек эле, канча убакытта бүтөт',
    says: [shopTerm],
    asksBack: [/магазин/i],
  },
  {
    ask: 'Саламатсызбы! кыргызча сүйлөй аласызбы',
    says: [/Саламат|здравствуй|кыргыз|русск|помо/i],
    never: [anyPrice],
  },
  { ask: 'кайда жайгашкансыңар, дарегиңерди айткылачы', says: [/Чуй/i] },
  { ask: 'сайтка кепилдик бересиңерби', says: [/(?:1|бир|один) (?:год|жыл)/i] },
  { ask: 'логотип тартып бересизби, баасы кандай', says: [cost('branding/bazovyy')] },
  {
    ask: 'телефонго тиркеме керек, жасайсыңарбы',
    says: [/приложени|тиркеме/i],
    never: [/имя и телефон/i],
  },
  {
    ask: 'акчасын бөлүп-бөлүп төлөсө болобу',
    says: [/50 ?%|этап/i],
  },
  { ask: 'мага чалып койгулачы', says: [/имя|телефон|номер|зовут|атыңыз/i] },
  { ask: 'жумуш убактыңар кандай, ишемби иштейсиңерби', says: [/0?9:00|18:00/] },
  {
    ask: 'биздин сайт иштебей калды, оңдоп бересизби',
    says: [/поддержк|почин|исправ|осмотр|коллег|менеджер|гарант/i],
  },
  {
    ask: 'чоң рахмат, баары түшүнүктүү',
    says: [/пожалуйста|рад|обращ|арзыбайт|спасибо|удач/i],
    never: [anyPrice],
  },
  { ask: 'консультация акысызбы?', says: [/бесплат|акысыз/i] },
  { ask: 'дүкөн сайты канча болот', says: [shopPrice] },
  { ask: 'иш качан башталат, алдын ала канча төлөйм', says: [/50 ?%/] },
]

/** Strong misspelling, Latin letters, the wrong layout. */
export const misspelt: Single[] = [
  { ask: 'скоко стоит сайд визетка', says: [cost('custom-saas/sayt-vizitka')] },
  { ask: 'инетрнет магозин срок', says: [shopTerm] },
  { ask: 'гарнатия на прилажение', says: [/6 месяц|полгода/i], never: [/1 год/] },
  { ask: 'меграция в аблако бисплатная оценка?', says: [/48|бесплат/i] },
  { ask: 'подержка сайта тариф оптемал', says: [cost('website-support/optimal')] },
  { ask: 'rjynfrns ds pyftnt', says: [[company.email, /Чуй/]] },
  {
    ask: 'кантекстная риклама цэна',
    says: [[cost('contextual-advertising/nastroyka'), /18 ?%/]],
  },
  { ask: 'дивопс аудид скока', says: [/бесплат/i], never: [anyPrice] },
  { ask: 'на флатере пишите??', says: [/Flutter/i] },
  {
    ask: 'skolko stoit sajt dlya restorana',
    says: [/75 ?000|125 ?000/],
    asksBack: [/лендинг|визитк|магазин/i],
  },
  { ask: 'прёмка работ скок дней у миня', says: [/десят|10/i] },
  { ask: 'хачу ребрединг магазина адежды', says: [/ребрендинг|Брендинг/i] },
  { ask: 'касултацыя платная?', says: [/бесплат/i] },
  { ask: 'предаплата сколька працентов', says: [/50 ?%/] },
  { ask: 'партфолео покажыте', says: [[to('/cases'), /НурРитейл|АкМед/]] },
]

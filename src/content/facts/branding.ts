import { brandingFigures } from '../figures'
import { priceText, priceTextEn } from '../price-text'
import { brandingPackages } from '../packages'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

const { concepts, brandbook } = brandingFigures
const { basic, standard, premium } = brandingPackages

export const conceptCount: Fact = {
  question: 'Сколько вариантов логотипа вы покажете?',
  asks: [
    'сколько концепций логотипа',
    'сколько вариантов лого',
    'а если ни один вариант не подойдёт',
    'можно больше вариантов?',
    'How many logo concepts do I get?',
    'на выбор дадите несколько?',
    'один набросок или больше',
    'если ни один эскиз логотипа не подойдёт',
    'how many logo options',
  ],
  answer: `В пакете «${basic.title}» — ${concepts.basic}, «${standard.title}» — ${concepts.standard}, «${premium.title}» — ${concepts.premium}. Показываем их сразу на носителях, выбранный дорабатываем.`,
  answerEn: `“${titleEn('branding/basic')}” has ${concepts.basic} concepts, “${titleEn('branding/standard')}” ${concepts.standard}, “${titleEn('branding/premium')}” ${concepts.premium}. You see them on real things, and the chosen one is refined.`,
  to: '/branding',
}

export const brandbookAlone: Fact = {
  question: 'Можно ли заказать брендбук отдельно?',
  asks: [
    'только брендбук, без логотипа',
    'брендбук к готовому логотипу',
    'гайдлайн отдельно от знака',
    'сколько страниц в брендбуке',
    'Can I order a brand book only?',
    'brand guidelines for our logo',
    'лого есть, нужен брендбук',
  ],
  answer: `Отдельной цены брендбука на сайте нет, её посчитает менеджер. Он есть в каждом пакете: «${basic.title}» — ${brandbook.basic}, «${standard.title}» — ${brandbook.standard}, «${premium.title}» (${priceText(premium.price)}) — ${brandbook.premium}.`,
  answerEn: `There is no separate price of a brand book, a manager will make an estimate. Every package has one; that of “${titleEn('branding/premium')}” (${priceTextEn(premium.price)}) is the largest.`,
  to: '/branding',
}

export const brandingTerm: Fact = {
  question: 'За сколько делается логотип?',
  asks: [
    'сроки логотипа',
    'логотип за день сделаете?',
    'как долго делается фирменный стиль',
    'когда будет готов брендбук',
    'How long does a logo take?',
    'успеете айдентику к открытию',
    'сколько ждать эскизы',
    'через сколько увижу варианты знака',
    'когда отдадите брендбук',
  ],
  answer:
    'Срок брендинга на сайте не назван, его записывают в договор. Этапы: исследование, концепция, доработка, внедрение.',
  answerEn:
    'The site gives no term for branding; it is written into the contract. The stages are research, concept, refinement and roll-out.',
  to: '/branding',
}

export const logoFiles: Fact = {
  question: 'В каких форматах отдаёте логотип?',
  asks: [
    'логотип в векторе будет?',
    'исходники лого дадите?',
    'форматы файлов логотипа',
    'нужен svg и ai',
    'фавикон сделаете',
    'Which logo files do I get?',
    'в чём пришлёте готовый знак',
    'для печати и для соцсетей файлы будут?',
    'кривые, eps, ai',
    'какое расширение файлов',
    'what files do I get',
  ],
  answer:
    'Исходники в векторе, файлы SVG, PDF и PNG, горизонтальная, вертикальная и малая версии знака.',
  answerEn:
    'Vector sources, SVG, PDF and PNG files, and a horizontal, a vertical and a small version of the logo.',
  to: '/branding',
}

export const trademark: Fact = {
  question: 'Регистрируете ли вы товарный знак?',
  asks: [
    'проверите логотип на плагиат?',
    'регистрация товарного знака',
    'логотип точно уникальный?',
    'оформить бренд в кыргызпатенте',
    'Do you register trademarks?',
    'защитить знак от копирования',
    'вдруг такой логотип уже есть',
    'патент на название',
    'кыргызпатент оформляете?',
    'register a trademark',
  ],
  answer: 'Проверяем знак на сходство с чужими. Регистрации товарного знака в списке услуг нет.',
  answerEn:
    'We check the logo for likeness to others. Trademark registration is not on the list of services.',
  to: '/branding',
}

export const naming: Fact = {
  question: 'Придумаете ли вы название?',
  asks: [
    'нейминг делаете?',
    'нужно имя для компании',
    'придумайте название кафе',
    'слоган входит?',
    'Do you do naming?',
    'фирма без имени, поможете',
    'как назвать магазин',
    'слоган сочините',
    'подобрать имя бренду',
    'come up with a name',
  ],
  answer: `Да, имя, слоган и тон общения входят в пакет «${premium.title}». Отдельной цены нейминга на сайте нет.`,
  answerEn: `Yes, a name, a slogan and a tone of voice are part of the “${titleEn('branding/premium')}” package. Naming has no separate price on the site.`,
  to: '/branding',
}

export const logoTweak: Fact = {
  question: 'Можно ли обновить старый логотип?',
  asks: [
    'освежить логотип',
    'перерисовать лого в вектор',
    'редизайн логотипа',
    'старый лого жалко менять',
    'ребрендинг нужен ли',
    'Can you refresh our old logo?',
    'наш знак старомодный, подправить бы',
    'сохранить узнаваемость и обновить',
    'есть лого в плохом качестве',
    'чуть изменить эмблему',
    'refresh our old logo',
  ],
  answer:
    'Да, это ребрендинг: разбираем, что в знаке узнают, обновляем его и составляем очередь замены носителей. Пришлите снимки всего, где стоит логотип, — скажем, нужен ли новый знак.',
  answerEn:
    'Yes, that is rebranding: we find out what people recognise in the logo, update it and plan in which order to replace it. Send photos of everything that carries it, and we will say whether you need a new one.',
  to: '/branding',
}

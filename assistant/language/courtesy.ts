import { withLetters } from '@contracts/letters.ts'

const courtesy = (words: string) =>
  withLetters(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))
const greeting = courtesy(
  'привет\\p{L}*|здравствуй\\p{L}*|здрас\\p{L}*|добр(?:ый|ое|ого)\\s+(?:день|вечер|утро|дня|времени(?: суток)?)|салам\\p{L}*|саламатсызбы\\p{L}*|алейкум|ку|хай|хелло\\p{L}*|hello|hi|hey|good (?:morning|afternoon|evening)|дратути|здаров\\p{L}*|доброго|ассалам\\p{L}*',
)
const thanks = courtesy(
  'спасиб\\p{L}*|спс|благодар\\p{L}*|пасиб\\p{L}*|мерси|сенкс|(?:чоң |катта |көп )?рахмат(?: сизге| силерге| сага)?|thanks|thank you|thx|за (?:помощь|ответ|информацию)',
)
const bye = courtesy(
  "до свидания|пока|всего (?:доброго|хорошего)|до встречи|прощайте|бай|до связи|хорошего дня|удачи|счастливо|bye|goodbye|see you|have a nice day|кош болуңуз|больше вопросов нет|вопросов (?:больше )?нет|нет вопросов|это вс[её]|вс[её] (?:понятно|понял\\p{L}?|узнал\\p{L}?)|больше ничего(?: не нужно)?|no more questions|that[’']?s all|nothing else",
)

export const withoutCourtesy = (message: string) =>
  message.replace(greeting, ' ').replace(thanks, ' ').replace(bye, ' ')

export const greets = (message: string) => message.search(greeting) >= 0

export const thanksFor = (message: string) => message.search(thanks) >= 0

export const saysGoodbye = (message: string) => message.search(bye) >= 0

import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'
import { onlyOfShippedContent } from '../../tests/support/specified.ts'

onlyOfShippedContent()

describe('a contact, or a wish to be called, met or contacted, opens the form', () => {
  it.each([
    '+996 700 112233',
    '0555 123 456',
    'Айбек +996 700 123123',
    'Меня зовут Айбек, мой номер 0700 123 123',
    'мой телефон +996 700 112233',
    '@azat_kg',
    'мой телеграм @azat_kg',
    'https://wa.me/996700123123',
    'почта nur@mail.kg Нурбек',
    'Гүлзат 0550 44 55 66 сайт керек',
    'вопрос по договору, мой номер 0555 111 222',
    'сколько стоит бот? 0555111222',
    'Хочу консультацию',
    'Нужна консультация',
    'перезвоните',
    'позвоните мне',
    'давайте встретимся',
    'свяжитесь со мной',
    'можно ли с вами встретиться?',
    'обратный звонок',
    'пусть со мной свяжутся',
    'связаться с менеджером',
    'I need a consultation',
    'please get back to me',
    'can we meet?',
    'мага чалыңыз',
    'консультацияга жазылгым келет',
    'жолугалы',
  ])('«%s»', (message) => expect(openingOf(message)).toEqual({ kind: 'consultation' }))
})

describe('a stated complaint or an existing request is a message to the managers', () => {
  it.each([
    'вы обещали перезвонить',
    'по заявке № 887 018',
    'отзовите мою заявку',
    'так и не перезвонили, 0555 123 456',
    'поменяйте номер в моей заявке на 0555 11 22 33',
    'вы мне не ответили на письмо info@shop.kg',
    'you promised to call me, +996 555 112233',
    'наш сайт, который вы делали, не открывается',
    'мы у вас на оптимале, сколько часов осталось?',
    'вторую неделю не могу добиться ответа',
    'чалам дегенсиздер, чалган жоксуздар',
  ])('«%s»', (message) => expect(openingOf(message)).toEqual({ kind: 'message' }))
})

describe('a prospect who speaks of our work is no client', () => {
  it.each([
    'вы делали сайты для клиник?',
    'а вы разрабатывали приложения для банков?',
    'понравился сайт, который вы сделали для логистики, хочу такой же',
    'я у вас на сайте увидел лендинг за 75 тысяч',
  ])('«%s»', (message) => expect(openingOf(message)?.kind).not.toBe('message'))
})

describe('an order opens it after its answer', () => {
  it.each([
    'хочу заказать бота',
    'посчитайте',
    'закажу логотип',
    'нужен логотип, когда начнёте?',
    'I want to order a website',
  ])('«%s»', (message) => {
    expect(openingOf(message)).toEqual({ kind: 'consultation', isOrder: true })
  })
})

describe('nothing else does', () => {
  it.each([
    'сколько стоит сайт?',
    'мой IP 192.168.1.1',
    'заказ 4512345678 где найти в админке?',
    '25.12.2026',
    'бюджет 150000',
    'консультация платная?',
    'можно позвонить вам?',
    'как связаться с вами?',
    'звонить не надо, просто скажите цену логотипа',
    'можно сделать кнопку «перезвоните мне»?',
    'бот должен звонить клиентам',
    'прекратите звонить на 0990 888 777, это рабочий',
    'Откуда у вас мой номер 0555123456?',
  ])('«%s»', (message) => expect(openingOf(message)).toBeUndefined())
})

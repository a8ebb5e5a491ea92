/* What stands above a mail that is quoted without marks: a line of dashes, or the beginning of its header. */

/** What programs call an earlier mail between dashes, in their user's language. */
const originals = [
  'original message|original appointment|reply message|forwarded message|исходное сообщение',
  'оригинальное сообщение|пересылаемое сообщение|пересланное сообщение|исходное письмо',
  'пересылаемое письмо|перенаправленное сообщение|переадресованное сообщение',
  'начало пересылаемого сообщения|вихідне повідомлення|оригінальне повідомлення',
  'переслане повідомлення|зыходнае паведамленне|бастапқы хабар|бастапқы хабарлама',
  'түпнұсқа хабар|түпнұсқа хабарлама|қайта жіберілген хабар|баштапкы кат|баштапкы билдирүү',
  'түп нуска билдирүү|кайра жөнөтүлгөн кат|багытталган билдирүү|ursprüngliche nachricht',
  'originalnachricht|original-nachricht|antwort nachricht|weitergeleitete nachricht',
  "message d'origine|message d’origine|message original|message transféré|message transmis",
  'message initial|mensaje original|mensaje reenviado|messaggio originale',
  'messaggio inoltrato|mensagem original|mensagem encaminhada|oorspronkelijk bericht',
  'doorgestuurd bericht|oprindelig meddelelse|oprindelig besked|videresendt meddelelse',
  'videresendt besked|opprinnelig melding|videresendt melding|ursprungligt meddelande',
  'vidarebefordrat meddelande|alkuperäinen viesti|välitetty viesti|wiadomość oryginalna',
  'oryginalna wiadomość|wiadomość przekazana|przekazana wiadomość|původní zpráva',
  'původní e-mail|přeposlaná zpráva|pôvodná správa|preposlaná správa|eredeti üzenet',
  'továbbított üzenet|mesajul original|mesaj original|mesaj redirecționat|izvorna poruka',
  'izvirno sporočilo|αρχικό μήνυμα|προωθημένο μήνυμα|оригинално съобщение|algne kiri',
  'sākotnējā ziņa|orijinal [iİ]leti|özgün [iİ]leti|orijinal mesaj|özgün mesaj',
  '[iİ]letilen mesaj|yönlendirilen ileti|asl xabar|dastlabki xabar|tin nhắn gốc|thư gốc',
  'pesan asli|原始邮件|原始郵件|转发的邮件|元のメッセージ|원본 메일|원본 메시지|הודעה מקורית|الرسالة الأصلية|رسالة أصلية',
  'پیام اصلی',
].join('|')

const named = new RegExp(
  String.raw`^[-—–_=*~ ]{2,60}(?:${originals})(?:[^\p{L}\n].{0,80})?[-—–_=*~ :]*$`,
  'iu',
)

/** Apple's, which have no dashes. */
const forwardings = [
  'begin forwarded message|начало переадресованного сообщения',
  'anfang der weitergeleiteten nachricht|début du message réexpédié',
  'début du message transféré|inizio messaggio inoltrato|inicio del mensaje reenviado',
  'início da mensagem reencaminhada|begin doorgestuurd bericht|vidarebefordrat brev',
  'start på videresendt besked|videresendt melding|początek przekazywanego',
  '[iİ]letilen ileti başlangıcı|початок листа, що пересилається|välitetty viesti alkaa',
].join('|')

const introduced = new RegExp(String.raw`^(?:${forwardings})[^\p{L}]{0,3}[:：]$`, 'iu')
const rule = /^[-—–_=*]{3,200}$/

const isNamed = (line: string) => named.test(line) || introduced.test(line)

const roles = {
  from: [
    'from|sender|от|отправитель|von|absender|de|da|di|expéditeur|van|afzender|fra|från',
    'avsändare|lähettäjä|od|nadawca|odesílatel|feladó|de la|expeditor|kimden|gönderen|від',
    'відправник|ад|адпраўнік|кімнен|жіберуші|кимден|жөнөтүүчү|kimdan|remitente|mittente',
    'remetente|από|подател|šalje|pošiljatelj|saatja|dari|từ|发件人|寄件者|寄件人|差出人|送信者|보낸 사람|보낸사람',
    'من|מאת|از',
  ],
  date: [
    'sent|date|sent at|отправлено|дата|дата отправки|gesendet|datum|gesendet am|envoyé',
    'envoyé le|date d’envoi|enviado|enviado el|enviada em|enviado em|fecha|data|inviato',
    'data di invio|verzonden|sendt|dato|skickat|lähetetty|päivämäärä|päiväys|wysłano',
    'wysłane|odesláno|odoslané|dátum|elküldve|küldve|trimis|data trimiterii|gönderildi',
    'gönderilme tarihi|tarih|gönderme tarihi|надіслано|адпраўлена|дата адпраўкі|жіберілді',
    'жіберілген|жіберілген күні|жіберілген уақыты|күні|жөнөтүлдү|жөнөтүлгөн|жөнөтүлгөн күнү',
    'жөнөтүлгөн убактысы|күнү|датасы|yuborilgan|sana|στάλθηκε|ημερομηνία|изпратено|poslano',
    'poslato|saadetud|kuupäev|nosūtīts|išsiųsta|dikirim|đã gửi|ngày|发送时间|发送日期|日期|寄件日期|送信日時',
    '日時|日付|보낸 날짜|날짜|التاريخ|تاريخ الإرسال|נשלח|תאריך|تاریخ',
  ],
  to: [
    'to|кому|получатель|an|à|a|pour|para|per|aan|til|till|vastaanottaja|do|komu|címzett',
    'către|catre|kime|alıcı|каму|кімге|алушы|кимге|алуучу|kimga|προς|до|za|prima|kellele',
    'kam|kepada|đến|tới|收件人|收件者|宛先|받는 사람|받는사람|إلى|אל|به',
  ],
  copy: [
    'cc|copy|копия|копии|копія|kopie|copie|kopi|kopia|kopio|dw|bilgi|көшірме|көчүрмө|nusxa',
    'másolat|copia|cópia|κοιν|抄送|副本|참조|bcc',
  ],
  subject: [
    'subject|тема|тема письма|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|emne',
    'ämne|aihe|temat|předmět|predmet|tárgy|subiect|konu|тақырып|тақырыбы|темасы|тема листа',
    'mavzu|θέμα|относно|zadeva|naslov|teema|temats|tema|perihal|subjek|chủ đề|主题|主旨|件名|제목',
    'الموضوع|נושא|موضوع',
  ],
}

type Role = keyof typeof roles

const isRole = (name: string): name is Role => name in roles
const roleOf = new Map(
  Object.entries(roles).flatMap(([role, labels]) =>
    isRole(role)
      ? labels
          .join('|')
          .split('|')
          .map((label) => [label, role] as const)
      : [],
  ),
)

const field =
  /^[ \t*_]{0,8}([\p{L}\p{M}'’. -]{1,24}?)[ \t*_]{0,4}[:：][*_]{0,2}(?=[\s\p{L}\d<"'«*[(+@]|$)(.*)$/u

const time = /\d[:.h]\d\d/

/** How many lines a header has, and how many a value takes at most. */
const most = { fields: 10, valueLines: 3, gap: 1 } as const

/** What is known of the lines that look like a header: names of fields, and what their values contain. */
type Seen = { roles: Set<Role>; fields: number; hasAddress: boolean; hasMoment: boolean }

/** A line as a field of a header; of other lines the label is empty. */
type Field = {
  label: string
  role: Role | undefined
  hasAddress: boolean
  hasTime: boolean
  isYear: boolean
}

function readField(line: string): Field {
  const [, label = '', value = ''] = line.length <= 1000 ? (field.exec(line) ?? []) : []
  return {
    label,
    role: roleOf.get(label.trim().toLowerCase()),
    hasAddress: line.includes('@') && /\S@\S/.test(line),
    hasTime: time.test(value),
    isYear: label !== '' && /(?:19|20)\d\d/.test(value),
  }
}

/**
 * Tells of each line whether a quoted mail's heading begins there: a separator that names it, or its header, maybe
 * below a rule.
 */
export function quoteHeadings(lines: readonly string[]): (at: number) => boolean {
  const fields: Field[] = []
  const fieldAt = (at: number) => (fields[at] ??= readField(lines[at] ?? ''))

  function isHeader(start: number, isBelowRule: boolean): boolean {
    const seen: Seen = { roles: new Set(), fields: 0, hasAddress: false, hasMoment: false }
    let since = 0
    for (let at = start; at < lines.length && seen.fields <= most.fields; at += 1) {
      const { label, role, hasAddress, hasTime, isYear } = fieldAt(at)
      if (role ?? (label && isBelowRule)) {
        if (role) seen.roles.add(role)
        seen.fields += 1
        seen.hasMoment ||= hasTime && (role === 'date' || (isBelowRule && isYear))
        since = 0
      } else {
        since += 1
        const isBlank = (lines[at] ?? '').trim() === ''
        if (seen.fields === 0 || since > (isBlank ? most.gap : most.valueLines)) break
      }
      seen.hasAddress ||= hasAddress
    }
    const { roles: found, hasAddress, hasMoment } = seen
    // «От: Бишкек, до: Ош, дата: 12 мая» is not a header.
    const isCertain = hasAddress || found.has('subject')
    return (
      (found.has('from') && found.size >= (isBelowRule ? 2 : 3) && isCertain) ||
      (found.has('from') && found.has('date') && hasAddress && hasMoment) ||
      (isBelowRule && seen.fields >= 4 && hasAddress && hasMoment)
    )
  }

  return (at) => {
    const line = (lines[at] ?? '').trim()
    if (line.length > 1000) return false
    if (isNamed(line)) return true
    if (!rule.test(line)) return fieldAt(at).role !== undefined && isHeader(at, false)
    let next = at + 1
    while (next < at + 3 && (lines[next] ?? '').trim() === '') next += 1
    return isHeader(next, true)
  }
}

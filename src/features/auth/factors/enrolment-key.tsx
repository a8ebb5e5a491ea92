import { Button } from '@/components/ui/button'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import type { Enrolment } from './factors'

export function EnrolmentKey({ enrolment: { qrCode, secret } }: { enrolment: Enrolment }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success('Ключ скопирован')
    } catch {
      toast.error('Не удалось скопировать', 'Выделите ключ и скопируйте его вручную.')
    }
  }
  return (
    <div className="space-y-3">
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Отсканируйте код приложением или введите ключ вручную, затем впишите шесть цифр.',
        )}
      </p>
      {/* An image runs no script, whatever its SVG contains; scanners need black on white. */}
      <img
        src={qrCode}
        alt="QR-код с ключом для приложения"
        width={192}
        height={192}
        className="mx-auto rounded-control bg-white p-2"
      />
      <div className="flex items-center gap-2 rounded-control border py-1 pr-1 pl-3.5">
        <code className="min-w-0 flex-1 text-sm break-all select-all" aria-label="Ключ">
          {secret}
        </code>
        <Button variant="ghost" onClick={() => void copy()}>
          Скопировать
        </Button>
      </div>
    </div>
  )
}

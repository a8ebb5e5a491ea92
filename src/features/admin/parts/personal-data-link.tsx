import { FileUser } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { personalDataOf } from '../lib/places'
import { useViewer } from '../lib/viewer'

type Contact = Partial<Record<'email' | 'phone' | 'messenger', string | null | undefined>>

/** Leads admins to a person's data; a person without an address is known by number or nick. */
export function PersonalDataLink({
  contact: { email, phone, messenger },
  className,
}: {
  contact: Contact
  className?: string
}) {
  const { isAdmin } = useViewer()
  const person = email || phone || messenger
  if (!isAdmin || !person) return null
  return (
    <Link
      to={personalDataOf(person)}
      className={cn(buttonVariants({ variant: 'ghost' }), className)}
    >
      <FileUser aria-hidden />
      Данные человека
    </Link>
  )
}

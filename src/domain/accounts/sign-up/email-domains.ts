import { emailKey } from '../../../shared/text/text.ts'

/** The domain of an address, and those it's below: of `a@mail.example.com` also `example.com` and `com`. */
export function domainsOf(email: string): string[] {
  const key = emailKey(email)
  const labels = key.slice(key.lastIndexOf('@') + 1).split('.')
  return labels.map((_label, at) => labels.slice(at).join('.'))
}

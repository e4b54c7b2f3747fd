import './avatar.css'

/** Papers the initials stand on; a member keeps the same one everywhere. */
const PAPERS = ['av-rose', 'av-sun', 'av-leaf', 'av-sky', 'av-caramel'] as const

interface AvatarProps {
  /** Undefined when no one is known by it anymore. */
  id?: number | undefined
  name: string
  picture?: string | null | undefined
  small?: boolean
  large?: boolean
}

/** How wide it stands on the page. */
const WIDTHS = { small: 36, usual: 44, large: 96 }
/** Beside each picture 256 pixels wide stands one of 96, which is enough nearly everywhere. */
const srcsetOf = (picture: string): string => `${picture.replace(/256(?=\.\w+$)/, '96')} 96w, ${picture} 256w`

/** A picture, or initials on paper. Always stands beside the name, so it says nothing by itself. */
export function Avatar({ id = 0, name, picture, small, large }: AvatarProps) {
  const size = small ? 'av av-small' : large ? 'av av-large' : 'av'
  const width = WIDTHS[small ? 'small' : large ? 'large' : 'usual']
  if (picture) {
    return <img className={size} alt="" width={width} height={width} loading="lazy" sizes={`${width}px`} srcSet={srcsetOf(picture)} src={picture} />
  }
  return (
    <span className={`${size} ${PAPERS[id % PAPERS.length] ?? PAPERS[0]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** `two_left_shoes` gives TL, `maya` gives MA. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '?', second] = words
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase()
}

import type { LogoStyle } from '@sheaf/contract/logo-choices'
import type { ReactNode } from 'react'

type StylePictureProps = {
  readonly style: LogoStyle
  readonly colours: readonly [string, string]
}

/** What a style is like, in the colours that are chosen. */
export function StylePicture({ style, colours: [ink, accent] }: StylePictureProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11">
      {drawings[style](ink, accent)}
    </svg>
  )
}

const drawings: Record<LogoStyle, (ink: string, accent: string) => ReactNode> = {
  modern: (ink, accent) => (
    <>
      <path fill={ink} d="M8 7h32v12.5L8 33z" />
      <path fill={accent} d="M40 23.5V41H8v-3.5z" />
    </>
  ),
  minimalist: (ink, accent) => (
    <>
      <path
        fill="none"
        stroke={ink}
        strokeWidth="1.6"
        d="M38.5 17.5a16 16 0 1 0 1.4 5.2M16 31l8-15 8 15"
      />
      <circle fill={accent} cx="39.6" cy="20" r="2.2" />
    </>
  ),
  tech: (ink, accent) => (
    <>
      <path stroke={ink} strokeWidth="2.6" d="M24 25V13M24 25 12.5 34.5M24 25l11.5 9.5" />
      <path fill={ink} d="m24 4.5 5.6 3.2v6.6L24 17.5l-5.6-3.2V7.7z" />
      <path fill={accent} d="m12 28.5 5.6 3.2v6.6L12 41.5l-5.6-3.2v-6.6z" />
      <path fill={ink} d="m36 28.5 5.6 3.2v6.6L36 41.5l-5.6-3.2v-6.6z" />
    </>
  ),
  creative: (ink, accent) => (
    <>
      <path
        fill={ink}
        d="M24 5a19 19 0 1 0 19 19A19 19 0 0 0 24 5m3.2 35.2a12.6 12.6 0 1 1 8.9-21.5 12.6 12.6 0 0 1-8.9 21.5"
      />
      <path
        fill={accent}
        d="M27.5 17a10.4 10.4 0 1 0 10.4 10.4A10.4 10.4 0 0 0 27.5 17m1.8 18a5.4 5.4 0 1 1 5.4-5.4 5.4 5.4 0 0 1-5.4 5.4"
      />
    </>
  ),
  corporate: (ink, accent) => (
    <>
      <path
        fill={ink}
        d="M7 24h4.5v17H7zM14.5 16H19v25h-4.5zM29 16h4.5v25H29zM36.5 24H41v17h-4.5z"
      />
      <path fill={accent} d="M21.8 7h4.5v34h-4.5z" />
    </>
  ),
  playful: (ink, accent) => (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle
          key={turn}
          cx="24"
          cy="11.5"
          r="6.2"
          fill={turn % 120 === 0 ? ink : accent}
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="5" fill={ink} />
    </>
  ),
}

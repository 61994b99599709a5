/** An open envelope from which a sheet looks out, sealed in vermilion: something was sent. */
export function EnvelopeDrawing() {
  return (
    <svg
      viewBox="0 0 112 96"
      className="h-24 w-28 overflow-visible"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="fill-wash stroke-ink" d="M8 40L56 8l48 32v48H8z" />
      <path className="fill-paper stroke-ink" d="M24 16h64v56H24z" />
      <path className="stroke-ink" d="M34 28h20" strokeWidth="3" />
      <path className="stroke-edge" d="M34 38h44M34 46h44" />
      <path className="fill-paper stroke-ink" d="M8 40l48 30 48-30v48H8z" />
      <path className="stroke-hairline" d="M9 87l34-25M103 87L69 62" />
      <circle className="fill-vermilion" cx="56" cy="70" r="8" />
    </svg>
  )
}

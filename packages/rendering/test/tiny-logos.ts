import type { Logo } from '../src/sheet.ts'

const sources = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAABlBMVEX/AAD///9BHTQRAAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC',
  jpg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAACAAQDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==',
  gif: 'R0lGODlhBAACAPAAAP8AAAAAACH5BAAAAAAALAAAAAAEAAIAAAIDhG8FADs=',
  webp: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
  svg: btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z"/></svg>',
  ),
} as const satisfies Record<Logo['format'], string>

/** A red field of four by two, in each format. */
export const tinyLogos: readonly Logo[] = Object.entries(sources).map(([format, source]) => ({
  format: format as Logo['format'],
  bytes: Buffer.from(source, 'base64'),
  alt: 'A red field',
}))

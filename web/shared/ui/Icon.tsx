import * as texts from './texts.ts';

/** Line drawings on a 24-unit grid, two units thick. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5 16 16',
  cart: 'M4 9h16l-1.7 9.2a2 2 0 0 1-2 1.8H7.7a2 2 0 0 1-2-1.8L4 9ZM8.5 9l3-5.5M15.5 9l-3-5.5M9.5 13v3.5M14.5 13v3.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 11v5M13.8 11v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  alert: 'M12 3.5 2.5 20h19ZM12 10v4.5M12 17.3v.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.01',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  truck:
    'M2.5 6.5h11v9.5h-11ZM13.5 10h4l3.5 3.5V16h-7.5ZM7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  leaf: 'M5 19C4 10 9.5 4.5 20 4.5 20 14 15 20 7.5 18.5M5 20.5c1.5-4 4-7 8-9',
  tag: 'M3.5 12.5V4h8.5l8.5 8.5-8 8-9-8ZM8 8.3v.01',
  heart: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2C20.5 15 12 20 12 20Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  receipt: 'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5ZM9 8.5h6M9 12.5h6',
  image: 'M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8.5v.01',
  logout: 'M10 4.5H5v15h5M14.5 8l4 4-4 4M18.5 12H9.5',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4Z',
  mail: 'M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.5a12 12 0 0 0 5.2 5.2l1.5-2.2 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  system: 'M3.5 5h17v11h-17ZM8.5 20h7M12 16v4',
} as const;

/** Icons that point in the direction of the text. */
const mirrored: readonly string[] = ['chevron-right', 'chevron-left', 'arrow-right', 'logout', 'truck', 'list'];

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number | undefined;
}

/** Always decorative: the control around it has the accessible name. */
export function Icon({ name, size }: IconProps) {
  return (
    <Drawing
      path={shapes[name]}
      size={size}
      transform={texts.isRightToLeft && mirrored.includes(name) ? 'matrix(-1 0 0 1 24 0)' : undefined}
    />
  );
}

interface DrawingProps {
  /** Lines on a 24-unit grid. */
  path: string;
  size?: number | undefined;
  transform?: string | undefined;
}

/** An icon that only some pages load. */
export function Drawing({ path, size = 20, transform }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} transform={transform} />
    </svg>
  );
}

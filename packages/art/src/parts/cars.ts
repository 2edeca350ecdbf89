import { hex } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

export const carBodies = ['sedan', 'suv', 'hatch', 'convertible', 'van'] as const;
export type CarBody = (typeof carBodies)[number];

interface Body {
  /** Outline and glass, on a ground line at y = 0, wheels at x 228 and 530. */
  readonly shell: string;
  readonly glass: string;
  /** The glass's upper-left strip of sky. */
  readonly shine: string;
  readonly wheels: readonly [number, number];
  readonly front: number;
  readonly rear: number;
  readonly doors: string;
  readonly rack?: readonly [x: number, y: number, w: number];
}

const bodies: Record<CarBody, Body> = {
  sedan: {
    shell:
      'M150 0C138 -2 134 -10 134 -28C134 -46 150 -53 176 -58L226 -66C262 -94 300 -112 356 -112H396C440 -112 470 -93 502 -68L582 -55C622 -48 640 -38 642 -18C643 -6 638 0 628 0z',
    glass: 'M244 -67C272 -90 304 -102 344 -102V-65zM356 -102H394C428 -102 454 -87 478 -67L356 -65z',
    shine: 'M290 -66l26 -35l14 -2l-26 37zM382 -65l24 -37l12 3l-22 34z',
    wheels: [228, 530],
    front: 620,
    rear: 134,
    doors: 'M350 -66V-10M470 -62q6 26 0 48M250 -64q-12 30 4 40',
  },
  suv: {
    shell:
      'M140 0C128 -2 126 -12 126 -36C126 -62 134 -74 150 -80L170 -128C174 -138 182 -142 194 -142H408C440 -142 456 -130 482 -100L500 -82L590 -72C626 -66 640 -54 642 -24C643 -6 638 0 628 0z',
    glass:
      'M176 -84L192 -124C194 -129 198 -131 204 -131H300V-84zM312 -131H404C428 -131 440 -122 462 -98L472 -84H312z',
    shine: 'M222 -84l30 -47h16l-30 47zM352 -84l30 -47h14l-30 47z',
    wheels: [228, 530],
    front: 622,
    rear: 126,
    doors: 'M306 -82V-10M470 -80q8 36 0 66M190 -82q-4 34 6 50',
    rack: [206, -151, 190],
  },
  hatch: {
    shell:
      'M168 0C156 -2 152 -12 152 -34C152 -62 160 -70 174 -76L206 -112C216 -122 226 -126 244 -126H380C420 -126 446 -110 478 -80L572 -66C606 -60 622 -48 624 -22C625 -6 620 0 610 0z',
    glass:
      'M192 -78L218 -108C224 -114 230 -116 242 -116H304V-78zM316 -116H378C410 -116 430 -104 456 -80L316 -78z',
    shine: 'M244 -78l26 -38h14l-26 38zM350 -78l26 -38h12l-24 38z',
    wheels: [240, 524],
    front: 602,
    rear: 152,
    doors: 'M310 -78V-10M462 -74q8 34 0 60',
  },
  convertible: {
    shell:
      'M150 0C138 -2 134 -10 134 -30C134 -52 152 -60 178 -64L270 -72H420L560 -63C618 -57 640 -42 642 -20C643 -6 638 0 628 0z',
    glass: 'M404 -71L366 -116L374 -119L438 -71z',
    shine: 'M392 -84l-22 -27l5 -5l30 34z',
    wheels: [228, 530],
    front: 620,
    rear: 134,
    doors: 'M296 -70q-6 34 6 60M412 -69V-10',
  },
  van: {
    shell:
      'M132 0C120 -2 118 -14 118 -40V-150C118 -164 126 -172 142 -172H440C478 -172 500 -156 524 -120L552 -84L604 -74C634 -68 642 -54 642 -26C643 -6 638 0 628 0z',
    glass:
      'M140 -150C140 -156 144 -158 150 -158H240V-98H140zM252 -158H346V-98H252zM358 -158H436C464 -158 480 -146 500 -116L512 -98H358z',
    shine: 'M170 -98l30 -60h16l-30 60zM284 -98l30 -60h14l-30 60zM400 -98l30 -60h14l-30 60z',
    wheels: [228, 530],
    front: 618,
    rear: 118,
    doors: 'M352 -96V-10M246 -96V-10M246 -60h106M518 -94q8 44 0 78',
    rack: [168, -181, 200],
  },
};

/** A car in the brand's colour, 520 units long around x = 390, driving right, standing on y = 0. */
export function car(stage: Stage, body: CarBody, luggage: boolean): void {
  const { pen, paints, dark } = stage;
  const b = bodies[body];
  const black = hex([0.2, 0.012, 260]);
  pen.ellipse(388, 36, 290, 13, '#000', { opacity: 0.3 });
  if (dark)
    pen.path(
      d`M${b.front + 14} -48L900 -10V60L${b.front + 14} -36z`,
      pen.linear(
        [
          [0, paints.glow, 0.5],
          [1, paints.glow, 0],
        ],
        1,
        0,
      ),
    );
  if (b.rack) pen.rect(b.rack[0], b.rack[1], b.rack[2], 5, black, { rx: 2 });
  if (luggage && b.rack) {
    pen.rect(b.rack[0] + 26, b.rack[1] - 26, 84, 26, hex([0.55, 0.09, 55]), { rx: 5 });
    pen.rect(b.rack[0] + 44, b.rack[1] - 44, 54, 18, hex([0.45, 0.08, 230]), { rx: 4 });
    pen.stroke(
      d`M${b.rack[0] + 48} ${b.rack[1] - 26}v26M${b.rack[0] + 88} ${b.rack[1] - 26}v26`,
      paints.cream,
      3,
      { cap: 'butt' },
    );
  }
  if (body === 'convertible') {
    const seats = hex([0.38, 0.06, 50]);
    pen.path('M206 -68q10 -32 40 -30q20 2 22 30zM300 -70q10 -32 38 -30q20 2 22 30z', seats);
    pen.path('M210 -70q-40 -2 -62 8l26 -2z', black);
  }
  pen.path(b.shell, paints.brand);
  // Sky on the shoulder, shade below the crease.
  pen.path('M130 -30H642C643 -6 638 0 628 0H146C132 0 130 -12 130 -30z', paints.brandShade);
  pen.stroke(d`M${b.rear + 22} -46H${b.front - 20}`, '#fff', 2.5, { opacity: 0.38 });
  pen.path(b.glass, hex(dark ? [0.4, 0.06, 245] : [0.85, 0.05, 225]));
  pen.path(b.shine, '#fff', { opacity: dark ? 0.12 : 0.4 });
  pen.stroke(b.doors, '#000', 2, { opacity: 0.2 });
  pen.stroke('M298 -47h20M406 -47h20', paints.cream, 4.5, { opacity: 0.85 });
  pen.path(d`M${b.front} -54q16 2 20 14q-16 2 -24 -4z`, dark ? '#fff6d8' : paints.cream);
  pen.rect(b.rear, -54, 14, 12, hex([0.62, 0.21, 25]), { rx: 4 });
  pen.path(d`M${b.rear - 2} -14h26v10h-20zM${b.front - 8} -14h30l-2 10h-28z`, black);
  let wheelArch = '';
  let hubs = '';
  let spokes = '';
  for (const x of b.wheels) {
    wheelArch += d`M${x - 45} 0a45 45 0 0 1 90 0z`;
    hubs += d`M${x} 0h0`;
    for (let i = 0; i < 5; i++) {
      const a = i * Math.PI * 0.4 - 0.3;
      spokes += d`M${x} 0l${Math.cos(a) * 19} ${Math.sin(a) * 19}`;
    }
  }
  const rim = hex([dark ? 0.66 : 0.82, 0.01, 260]);
  // The arch is cut off at the sill so that the tyre, not the arch, meets the road.
  pen.path(wheelArch, hex([0.13, 0.01, 260]));
  pen.stroke(hubs, black, 74);
  pen.stroke(hubs, rim, 47);
  pen.stroke(spokes, hex([0.42, 0.01, 260]), 5);
  pen.stroke(hubs, hex([0.25, 0.01, 260]), 12);
  if (body !== 'convertible') {
    const mx = body === 'van' ? 512 : body === 'hatch' ? 452 : 476;
    pen.rect(mx, body === 'van' ? -104 : body === 'suv' ? -90 : -74, 18, 11, paints.brandShade, { rx: 4 });
  } else {
    pen.stroke('M430 -74q-18 -20 -8 -28', black, 3);
  }
}

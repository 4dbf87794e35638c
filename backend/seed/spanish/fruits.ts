// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const fruits = {
  strawberries: {
    name: 'Fresas maduras',
    weight: '400 g',
    description: [
      'Recogidas a primera hora, ya rojas, y envasadas a mano una sola vez',
      'Dulces y aromáticas; pruébelas con un poco de pimienta negra o una cucharada de yogur',
      'Lávelas justo antes de comerlas y quíteles el rabito después, para que sigan jugosas',
      'Guárdelas en la nevera y cómalas en dos días',
    ],
  },
  bananas: {
    name: 'Plátanos',
    weight: '1 kg',
    description: [
      'Una mano de unos seis plátanos, amarillos y con las puntas aún algo verdes',
      'Cremosos y suaves: para la merienda, las gachas o la batidora',
      'Con manchas hacen el mejor bizcocho de plátano; pele y congele los que no coma',
      'Guárdelos a temperatura ambiente, lejos de otras frutas para que maduren despacio',
    ],
  },
  'red-apples': {
    name: 'Manzanas rojas',
    weight: '1 kg',
    description: [
      'Manzanas crujientes de piel roja y carne blanca y jugosa',
      'Más dulces que ácidas; mantienen la forma en una tarta',
      'Recogidas en septiembre y octubre, conservadas en frío y a la venta todo el invierno',
      'Dos semanas en el frutero, el doble en la nevera',
    ],
  },
  oranges: {
    name: 'Naranjas jugosas',
    weight: '1,5 kg',
    description: [
      'Naranjas de piel fina y con pocas pepitas, de huertos cercanos al mar',
      'Dulces y con la acidez justa para refrescar; dos o tres llenan un vaso',
      'La piel no lleva cera: puede rallarla para bizcochos y mermeladas',
      'Una semana en el frutero, tres en la nevera',
    ],
  },
  lemons: {
    name: 'Limones sin encerar',
    weight: '4 unidades',
    description: [
      'Cuatro limones de buen peso, de piel aromática y sin tratar',
      'Ácidos y frescos: para aliños, pescado, té y repostería',
      'Hágalos rodar bajo la palma antes de cortarlos: darán más zumo',
      'Hasta un mes en la nevera, en un recipiente cerrado',
    ],
  },
  grapes: {
    name: 'Uva negra sin pepitas',
    weight: '500 g',
    description: [
      'Uvas negras y crujientes en su racimo, sin pepitas',
      'Dulce y con un toque de moscatel; rica con queso o recién sacada del congelador',
      'El velo claro de la piel es natural: señal de que se ha tocado poco',
      'Guárdela sin lavar en la nevera, hasta una semana',
    ],
  },
  blueberries: {
    name: 'Arándanos',
    weight: '250 g',
    description: [
      'Arándanos firmes y carnosos, de la mata y no del congelador',
      'Dulces con un final ácido; para gachas, tortitas o yogur',
      'Añádalos al final a la masa de las magdalenas y quedarán enteros',
      'Guárdelos en frío y secos, y lávelos justo antes de comerlos; hasta seis días',
    ],
  },
} satisfies Record<string, GoodsTexts>;

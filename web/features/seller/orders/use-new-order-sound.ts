import { useEffect, useRef, useState } from 'react';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';

const entry = inBrowser('greengate.order-sound');

function playTones(context: AudioContext) {
  for (const [at, frequencyHz] of [880, 1320].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at * 0.18;
    tone.frequency.value = frequencyHz;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.16);
  }
}

/**
 * Plays a sound when the number of new orders rises. It is off until the seller turns it on, and this browser remembers that.
 * After a reload, browsers allow no sound before the seller has pressed a key or a button.
 */
export function useNewOrderSound(newCount: number) {
  const [isOn, setIsOn] = useState(() => entry.readText() === 'on');
  const context = useRef<AudioContext>(null);
  const lastCount = useRef(newCount);

  function play() {
    context.current ??= new AudioContext();
    playTones(context.current);
  }

  useEffect(() => {
    if (isOn && newCount > lastCount.current) play();
    lastCount.current = newCount;
  }, [isOn, newCount]);

  useEffect(() => () => void context.current?.close(), []);

  return {
    isOn,
    /** Plays the sound once when it is turned on. */
    turn: (on: boolean) => {
      setIsOn(on);
      if (on) play();
      entry.writeText(on ? 'on' : 'off');
    },
  };
}

# perl with-filter.pl FILTER COMMAND...: runs the command under the seccomp program in the file FILTER.
use strict;
my ($file, @command) = @ARGV;
open(my $in, '<:raw', $file) or die "$file: $!";
my $filter = do { local $/; <$in> };
my $program = pack('S x6 P', length($filter) / 8, $filter);
# prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program)
syscall(157, 22, 2, $program) == 0 or die "seccomp: $!";
exec { $command[0] } @command or die "$command[0]: $!";

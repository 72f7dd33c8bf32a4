#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

/// The number of arguments that the process was started with, the name of the program included. Zero where the C library
/// gives constructors no arguments.
int c_argument_count(void);

/// The argument with an index below the count.
const char *c_argument(int index);

#endif

/// @mockable
protocol MarkersMockable { func call() }
